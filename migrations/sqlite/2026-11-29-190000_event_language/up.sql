-- The language of e-mails to guests who chose none, and of pages for guests whose browser asks for neither.
ALTER TABLE events ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
