-- expands
ALTER TABLE "services" ADD COLUMN "tax_kind" text DEFAULT 'standard' NOT NULL;
