-- expands
ALTER TABLE "content_versions" ADD COLUMN "title_ne" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_version_files" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
