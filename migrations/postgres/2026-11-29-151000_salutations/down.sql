UPDATE email_templates SET html = REPLACE(html, '<p>We would love to have you with us.', '<p>we would love to have you with us.');
UPDATE email_template_versions SET html = REPLACE(html, '<p>We would love to have you with us.', '<p>we would love to have you with us.');
UPDATE email_templates SET html = REPLACE(html, '<p>Thank you for your answer. You’re on the list', '<p>thank you for your answer. You’re on the list');
UPDATE email_template_versions SET html = REPLACE(html, '<p>Thank you for your answer. You’re on the list', '<p>thank you for your answer. You’re on the list');
UPDATE email_templates SET html = REPLACE(html, '<p>It won’t be long now.', '<p>it won’t be long now.');
UPDATE email_template_versions SET html = REPLACE(html, '<p>It won’t be long now.', '<p>it won’t be long now.');
UPDATE email_templates SET html = REPLACE(html, '<p>Your place is ready. This is where you sit', '<p>your place is ready. This is where you sit');
UPDATE email_template_versions SET html = REPLACE(html, '<p>Your place is ready. This is where you sit', '<p>your place is ready. This is where you sit');
