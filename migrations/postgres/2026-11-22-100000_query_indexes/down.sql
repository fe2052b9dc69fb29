DROP TABLE event_versions;

DROP INDEX outbox_recipient_idx;
DROP INDEX invitations_email_folded_idx;

DROP INDEX outbox_created_at_idx;
DROP INDEX sign_in_requests_expires_at_idx;
DROP INDEX invitations_expires_at_idx;
DROP INDEX account_tokens_expires_at_idx;
DROP INDEX events_deleted_at_idx;
DROP INDEX users_sandbox_until_idx;

DROP INDEX outbox_user_id_idx;
DROP INDEX invitations_invited_by_idx;
DROP INDEX images_uploaded_by_idx;
DROP INDEX snapshots_created_by_idx;
DROP INDEX activities_user_id_idx;
DROP INDEX plan_commands_user_id_idx;
DROP INDEX floor_plans_updated_by_idx;
