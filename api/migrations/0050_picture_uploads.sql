-- expands
CREATE TABLE "listing_pictures" (
	"vendor_id" bigint NOT NULL,
	"picture_id" text NOT NULL,
	"original_file_id" uuid,
	"source_id" text,
	"turn" smallint DEFAULT 0 NOT NULL,
	"crop" jsonb,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_pictures_vendor_id_picture_id_pk" PRIMARY KEY("vendor_id","picture_id"),
	CONSTRAINT "listing_pictures_cut" CHECK (("listing_pictures"."source_id" is null) = ("listing_pictures"."crop" is null))
);
--> statement-breakpoint
CREATE TABLE "picture_upload_parts" (
	"upload_id" uuid NOT NULL,
	"starts_at" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_upload_parts_upload_id_starts_at_pk" PRIMARY KEY("upload_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "picture_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"picture_id" text,
	"fault" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_uploads_key" UNIQUE("vendor_id","uploaded_by","key"),
	CONSTRAINT "picture_uploads_state" CHECK ("picture_uploads"."state" in ('receiving', 'ready', 'failed')),
	CONSTRAINT "picture_uploads_received" CHECK ("picture_uploads"."received" between 0 and "picture_uploads"."size_bytes")
);
--> statement-breakpoint
CREATE INDEX "listing_pictures_looked_at" ON "listing_pictures" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "listing_pictures_source" ON "listing_pictures" USING btree ("vendor_id","source_id") WHERE "listing_pictures"."source_id" is not null;--> statement-breakpoint
CREATE INDEX "picture_uploads_changed_at" ON "picture_uploads" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "picture_uploads_open" ON "picture_uploads" USING btree ("vendor_id") WHERE "picture_uploads"."state" = 'receiving';--> statement-breakpoint
-- Pictures are compressed already.
ALTER TABLE "picture_upload_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
