-- expands
-- Months of shops that are closed, with the bill of their commission as it was issued. Nothing of them is ever changed.
CREATE TABLE "vendor_months" (
	"vendor_id" bigint NOT NULL,
	"bs_month" text NOT NULL,
	"opening_paisa" bigint NOT NULL,
	"closing_paisa" bigint NOT NULL,
	"sums" jsonb NOT NULL,
	"bill_fiscal_year" text,
	"bill_number" integer,
	"bill" jsonb,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_months_pkey" PRIMARY KEY("vendor_id","bs_month"),
	CONSTRAINT "vendor_months_month" CHECK ("vendor_months"."bs_month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "vendor_months_bill_whole" CHECK (num_nulls("vendor_months"."bill_fiscal_year", "vendor_months"."bill_number", "vendor_months"."bill") in (0, 3))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_months_bill" ON "vendor_months" USING btree ("bill_fiscal_year","bill_number") WHERE "vendor_months"."bill_number" is not null;--> statement-breakpoint
CREATE TABLE "commission_bill_counters" (
	"fiscal_year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER vendor_months_kept BEFORE UPDATE OR DELETE ON vendor_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
