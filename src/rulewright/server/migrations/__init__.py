"""The revisions of the database, in order: `upgrade` carries them out."""
