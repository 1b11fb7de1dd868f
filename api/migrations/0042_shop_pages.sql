-- expands
CREATE TABLE "vendor_closed_days" (
	"vendor_id" bigint NOT NULL,
	"day" date NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "vendor_closed_days_vendor_id_day_pk" PRIMARY KEY("vendor_id","day")
);
--> statement-breakpoint
CREATE TABLE "vendor_pages" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"changed_by" uuid,
	"changed_at" timestamp with time zone,
	"hours_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_pictures" (
	"vendor_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"picture_id" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_pictures_vendor_id_kind_picture_id_pk" PRIMARY KEY("vendor_id","kind","picture_id"),
	CONSTRAINT "vendor_pictures_kind" CHECK ("vendor_pictures"."kind" in ('banner', 'logo'))
);
--> statement-breakpoint
CREATE TABLE "vendor_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"published_by" uuid NOT NULL,
	"changed" text[] NOT NULL,
	"page" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"until" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "delivery_words" jsonb DEFAULT '{"en":"","ne":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "closed_from" date;--> statement-breakpoint
CREATE INDEX "vendor_publications_vendor" ON "vendor_publications" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_slugs_vendor" ON "vendor_slugs" USING btree ("vendor_id","until");--> statement-breakpoint
-- A name that a shop once had stays its own. Whoever takes or gives up a name does so alone: both tables are read by statements of
-- their own after the lock is held, and see what was committed while they waited.
CREATE FUNCTION keep_vendor_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.slug = old.slug THEN
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('vendors slug', 0));
  IF EXISTS (SELECT FROM vendor_slugs s WHERE s.slug = new.slug AND s.vendor_id <> new.id) THEN
    RAISE EXCEPTION 'another vendor had the address name %', new.slug
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'vendor_slugs_taken';
  END IF;
  IF tg_op = 'UPDATE' THEN
    DELETE FROM vendor_slugs s WHERE s.slug = new.slug;
    INSERT INTO vendor_slugs (slug, vendor_id) VALUES (old.slug, old.id);
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_slug BEFORE INSERT OR UPDATE OF slug ON vendors FOR EACH ROW EXECUTE FUNCTION keep_vendor_slugs();
