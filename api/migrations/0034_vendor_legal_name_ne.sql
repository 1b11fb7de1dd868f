-- expands
ALTER TABLE "vendors" ADD COLUMN "legal_name_ne" text DEFAULT '' NOT NULL;