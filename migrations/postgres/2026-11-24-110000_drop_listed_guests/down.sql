CREATE VIEW listed_guests AS
SELECT id, event_id, first_name, last_name, first_folded, last_folded, email, email_folded, mobile, mobile_digits, company,
    additional_info, dietary, special_requests, notes, rsvp, arrived_at, party_id, table_id, lookup_code, created_at, updated_at,
    import_id
FROM guests
WHERE NOT EXISTS (SELECT 1 FROM imports WHERE imports.id = guests.import_id);
