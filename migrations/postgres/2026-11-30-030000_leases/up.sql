-- Work that one of several servers does for the installation, and which server it is.
CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    until TIMESTAMP NOT NULL
);
