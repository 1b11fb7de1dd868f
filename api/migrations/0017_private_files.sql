ALTER TABLE "files" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "files" SET "is_private" = true WHERE "id" IN (SELECT "file_id" FROM "ticket_files");
