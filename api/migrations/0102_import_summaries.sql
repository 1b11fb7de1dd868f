-- expands
ALTER TABLE "imports" ADD COLUMN "summary" jsonb;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_deleted_at" timestamp with time zone;
