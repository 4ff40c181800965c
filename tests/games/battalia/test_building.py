"""Building (BA-110 to BA-120): each line is the place of a test of that rule."""

# UNWRITTEN BA-110 Network of a player
# UNWRITTEN BA-111 Where a terrain card may be built
# UNWRITTEN BA-112 Build a plain road
# UNWRITTEN BA-113 Build a crossroads
# UNWRITTEN BA-114 Build a city
# UNWRITTEN BA-115 Distance between cities
# UNWRITTEN BA-116 Upgrade a city
# UNWRITTEN BA-117 Royal Residence
# UNWRITTEN BA-118 Capital
# UNWRITTEN BA-119 Free upgrades
# UNWRITTEN BA-120 Who may stand where during building
