-- expands
ALTER TABLE "invoices" ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL;
