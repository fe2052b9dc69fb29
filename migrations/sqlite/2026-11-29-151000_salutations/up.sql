-- The product's own templates begin their first sentence with a capital letter. Stored copies follow, because a text that
-- equals the product's own is sent in the language of the guest.
UPDATE email_templates SET html = REPLACE(html, '<p>we would love to have you with us.', '<p>We would love to have you with us.');
UPDATE email_template_versions SET html = REPLACE(html, '<p>we would love to have you with us.', '<p>We would love to have you with us.');
UPDATE email_templates SET html = REPLACE(html, '<p>thank you for your answer. You’re on the list', '<p>Thank you for your answer. You’re on the list');
UPDATE email_template_versions SET html = REPLACE(html, '<p>thank you for your answer. You’re on the list', '<p>Thank you for your answer. You’re on the list');
UPDATE email_templates SET html = REPLACE(html, '<p>it won’t be long now.', '<p>It won’t be long now.');
UPDATE email_template_versions SET html = REPLACE(html, '<p>it won’t be long now.', '<p>It won’t be long now.');
UPDATE email_templates SET html = REPLACE(html, '<p>your place is ready. This is where you sit', '<p>Your place is ready. This is where you sit');
UPDATE email_template_versions SET html = REPLACE(html, '<p>your place is ready. This is where you sit', '<p>Your place is ready. This is where you sit');
