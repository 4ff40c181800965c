"""The requests of the web client: one module a subject. Each only translates between the wire and the parts."""
