-- expands
ALTER TABLE "account_events" ADD COLUMN "former_email" text;