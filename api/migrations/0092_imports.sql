-- expands
CREATE TABLE "import_columns" (
	"vendor_id" bigint NOT NULL,
	"signature" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "import_columns_vendor_id_signature_pk" PRIMARY KEY("vendor_id","signature")
);
--> statement-breakpoint
CREATE TABLE "import_listings" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"vendor_id" bigint NOT NULL,
	"key" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"title" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"listing_id" bigint,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	"failure" text,
	"sentence" text DEFAULT '' NOT NULL,
	"kept_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_listings_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "import_listings_state" CHECK ("import_listings"."state" in ('waiting', 'new', 'changed', 'failed', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"vendor_id" bigint NOT NULL,
	"bytes" "bytea",
	"picture_id" text,
	"fault" text,
	"status" integer,
	CONSTRAINT "import_pictures_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"mends" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "import_rows_state" CHECK ("import_rows"."state" in ('waiting', 'new', 'changed', 'same', 'error', 'left-out'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'columns' NOT NULL,
	"file_name" text NOT NULL,
	"file_kind" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"header" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"signature" text NOT NULL,
	"are_columns_remembered" boolean DEFAULT false NOT NULL,
	"row_count" integer NOT NULL,
	"checked_rows" integer DEFAULT 0 NOT NULL,
	"worked_by" uuid NOT NULL,
	"worked_from" timestamp with time zone,
	"worked_until" timestamp with time zone,
	"stop_reason" text,
	"stop_asked_at" timestamp with time zone,
	"undo_until" timestamp with time zone,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('columns', 'checking', 'checked', 'writing', 'written', 'undoing', 'undone', 'stopped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "import_listings_key" ON "import_listings" USING btree ("import_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_open" ON "imports" USING btree ("vendor_id") WHERE "imports"."state" in ('columns', 'checking', 'checked', 'writing', 'undoing');--> statement-breakpoint
CREATE INDEX "imports_vendor" ON "imports" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_busy" ON "imports" USING btree ("created_at") WHERE "imports"."state" in ('checking', 'writing', 'undoing');