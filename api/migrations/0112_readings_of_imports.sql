-- expands
CREATE TABLE "import_readings" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"reading_since" timestamp with time zone,
	"hour_from" timestamp with time zone NOT NULL,
	"used_ms" integer DEFAULT 0 NOT NULL
);
