-- expands
-- What a shopper paid at the door goes back without a gateway.
ALTER TABLE "refund_tasks" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
CREATE TABLE "line_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	-- Of the sequence that counts the changes of lines, so that a refund task has a cause of its own for each of either.
	"change_id" bigint DEFAULT nextval('parcel_line_changes_id_seq') NOT NULL,
	"order_id" bigint NOT NULL,
	"parcel_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"paid_paisa" integer NOT NULL,
	"goods_paisa" integer NOT NULL,
	"discount_paisa" integer NOT NULL,
	"commission_paisa" integer NOT NULL,
	"commission_vat_paisa" integer NOT NULL,
	"reason" text NOT NULL,
	"made_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"fiscal_year" text NOT NULL,
	"number" integer NOT NULL,
	"paper" jsonb NOT NULL,
	CONSTRAINT "line_refunds_change" UNIQUE("change_id"),
	CONSTRAINT "line_refunds_number" UNIQUE("vendor_id","fiscal_year","number"),
	CONSTRAINT "line_refunds_sums" CHECK ("line_refunds"."paid_paisa" = "line_refunds"."goods_paisa" - "line_refunds"."discount_paisa" and least("line_refunds"."paid_paisa", "line_refunds"."discount_paisa", "line_refunds"."commission_paisa", "line_refunds"."commission_vat_paisa") >= 0)
);
--> statement-breakpoint
CREATE TABLE "line_refund_lines" (
	"refund_id" uuid NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" smallint NOT NULL,
	"paid_paisa" integer NOT NULL,
	CONSTRAINT "line_refund_lines_pkey" PRIMARY KEY("refund_id","variant_id"),
	CONSTRAINT "line_refund_lines_quantity" CHECK ("line_refund_lines"."quantity" between 1 and 999 and "line_refund_lines"."paid_paisa" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"vendor_id" bigint NOT NULL,
	"fiscal_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_counters_pkey" PRIMARY KEY("vendor_id","fiscal_year")
);
--> statement-breakpoint
CREATE TABLE "credit_note_downloads" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"downloads" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "line_refunds" ADD CONSTRAINT "line_refunds_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_refund_lines" ADD CONSTRAINT "line_refund_lines_refund_id_line_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."line_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_downloads" ADD CONSTRAINT "credit_note_downloads_refund_id_line_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."line_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_refunds_order" ON "line_refunds" USING btree ("order_id","change_id");--> statement-breakpoint
-- A refund and its credit note are never changed.
CREATE TRIGGER line_refunds_kept BEFORE UPDATE OR DELETE ON line_refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER line_refund_lines_kept BEFORE UPDATE OR DELETE ON line_refund_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
