-- expands
CREATE TABLE "cash_days" (
	"day" date PRIMARY KEY NOT NULL,
	"start_paisa" bigint NOT NULL,
	"counted_paisa" bigint NOT NULL,
	"difference_paisa" bigint NOT NULL,
	"made_good_paisa" bigint NOT NULL,
	"remitted_paisa" bigint NOT NULL,
	"box_paisa" bigint NOT NULL,
	"found_paisa" bigint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_days_box" CHECK ("cash_days"."box_paisa" = "cash_days"."start_paisa" + "cash_days"."counted_paisa" + "cash_days"."made_good_paisa" - "cash_days"."remitted_paisa" and least("cash_days"."box_paisa", "cash_days"."found_paisa") >= 0),
	CONSTRAINT "cash_days_words" CHECK ("cash_days"."box_paisa" = "cash_days"."found_paisa" or "cash_days"."words" <> '')
);
--> statement-breakpoint
CREATE TABLE "cash_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier_id" bigint NOT NULL,
	"day" date NOT NULL,
	"amount_paisa" bigint NOT NULL,
	"ended_how" text NOT NULL,
	"words" text NOT NULL,
	"ended_by" uuid NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_differences_amount" CHECK ("cash_differences"."amount_paisa" <> 0),
	CONSTRAINT "cash_differences_end" CHECK ("cash_differences"."ended_how" in ('paid', 'writtenOff'))
);
--> statement-breakpoint
CREATE TABLE "cash_hand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier_id" bigint NOT NULL,
	"day" date NOT NULL,
	"parcel_count" integer NOT NULL,
	"expected_paisa" bigint NOT NULL,
	"handed_in_to" uuid NOT NULL,
	"handed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	"counted_paisa" bigint,
	"counted_by" uuid,
	"counted_at" timestamp with time zone,
	"counted_day" date,
	"words" text DEFAULT '' NOT NULL,
	"owed_paisa" bigint,
	"difference_id" uuid,
	CONSTRAINT "cash_hand_ins_expected" CHECK ("cash_hand_ins"."expected_paisa" > 0 and "cash_hand_ins"."parcel_count" > 0 and "cash_hand_ins"."counted_paisa" >= 0),
	CONSTRAINT "cash_hand_ins_counted" CHECK (num_nonnulls("cash_hand_ins"."counted_paisa", "cash_hand_ins"."counted_by", "cash_hand_ins"."counted_at", "cash_hand_ins"."counted_day") in (0, 4) and ("cash_hand_ins"."counted_paisa" is null or "cash_hand_ins"."undone_at" is null)),
	CONSTRAINT "cash_hand_ins_words" CHECK ("cash_hand_ins"."counted_paisa" is null or "cash_hand_ins"."counted_paisa" = "cash_hand_ins"."expected_paisa" or "cash_hand_ins"."words" <> ''),
	CONSTRAINT "cash_hand_ins_owed" CHECK ("cash_hand_ins"."owed_paisa" is null or "cash_hand_ins"."difference_id" is null and "cash_hand_ins"."owed_paisa" = "cash_hand_ins"."expected_paisa" - "cash_hand_ins"."counted_paisa")
);
--> statement-breakpoint
CREATE TABLE "cash_remittances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"amount_paisa" bigint NOT NULL,
	"reference" text NOT NULL,
	"remitted_by" uuid NOT NULL,
	"remitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_remittances_amount" CHECK ("cash_remittances"."amount_paisa" > 0)
);
--> statement-breakpoint
CREATE TABLE "cash_takings" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"amount_paisa" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"hand_in_id" uuid,
	CONSTRAINT "cash_takings_amount" CHECK ("cash_takings"."amount_paisa" > 0)
);
--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_difference_id_cash_differences_id_fk" FOREIGN KEY ("difference_id") REFERENCES "public"."cash_differences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_takings" ADD CONSTRAINT "cash_takings_hand_in_id_cash_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."cash_hand_ins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_differences_day" ON "cash_differences" USING btree ("day");--> statement-breakpoint
CREATE INDEX "cash_hand_ins_courier" ON "cash_hand_ins" USING btree ("courier_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "cash_hand_ins_day" ON "cash_hand_ins" USING btree ("counted_day") WHERE "cash_hand_ins"."counted_day" is not null;--> statement-breakpoint
CREATE INDEX "cash_hand_ins_uncounted" ON "cash_hand_ins" USING btree ("courier_id","day") WHERE "cash_hand_ins"."counted_at" is null and "cash_hand_ins"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "cash_hand_ins_differing" ON "cash_hand_ins" USING btree ("courier_id") WHERE "cash_hand_ins"."owed_paisa" is not null;--> statement-breakpoint
CREATE INDEX "cash_remittances_day" ON "cash_remittances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "cash_remittances_time" ON "cash_remittances" USING btree ("remitted_at","id");--> statement-breakpoint
CREATE INDEX "cash_takings_courier" ON "cash_takings" USING btree ("courier_id","taken_at","parcel_id") WHERE "cash_takings"."hand_in_id" is null;--> statement-breakpoint
CREATE INDEX "cash_takings_vendor" ON "cash_takings" USING btree ("vendor_id","courier_id") WHERE "cash_takings"."hand_in_id" is null;--> statement-breakpoint
CREATE INDEX "cash_takings_hand_in" ON "cash_takings" USING btree ("hand_in_id") WHERE "cash_takings"."hand_in_id" is not null;--> statement-breakpoint
CREATE TRIGGER cash_differences_kept BEFORE UPDATE OR DELETE ON cash_differences FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cash_remittances_kept BEFORE UPDATE OR DELETE ON cash_remittances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cash_days_kept BEFORE UPDATE OR DELETE ON cash_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
