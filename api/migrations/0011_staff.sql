CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text,
	"confirmed_at" timestamp with time zone,
	"pending_sealed" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip_address" text,
	"words" "tsvector" DEFAULT ''::tsvector NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","place","name"),
	CONSTRAINT "saved_views_place" CHECK ("saved_views"."place" in ('desk', 'content', 'audit'))
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shortcut" text NOT NULL,
	"en" text NOT NULL,
	"ne" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_shortcut_unique" UNIQUE("shortcut")
);
--> statement-breakpoint
CREATE TABLE "staff_presence" (
	"user_id" uuid NOT NULL,
	"console_id" uuid NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_presence_user_id_console_id_pk" PRIMARY KEY("user_id","console_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"channel" text NOT NULL,
	"words" text NOT NULL,
	"event" jsonb,
	"mail_id" uuid,
	"message_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_messages_once" UNIQUE("ticket_id","message_key"),
	CONSTRAINT "ticket_messages_order" UNIQUE("ticket_id","sequence"),
	CONSTRAINT "ticket_messages_author" CHECK ("ticket_messages"."author" in ('customer', 'staff', 'desk')),
	CONSTRAINT "ticket_messages_channel" CHECK ("ticket_messages"."channel" in ('form', 'page', 'mail', 'chat', 'note')),
	CONSTRAINT "ticket_messages_note" CHECK ("ticket_messages"."channel" <> 'note' or "ticket_messages"."author" <> 'customer')
);
--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_type";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_status";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_reachable";--> statement-breakpoint
DROP INDEX "tickets_queue";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "replies_to" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "solved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "seen_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "live_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "words" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "editor_id" uuid;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "editor_name" text;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action" text_pattern_ops,"at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_words" ON "audit_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("place") WHERE "saved_views"."is_shared";--> statement-breakpoint
CREATE INDEX "staff_presence_seen" ON "staff_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "ticket_files_ticket" ON "ticket_files" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_files_waiting" ON "ticket_files" USING btree ("created_at") WHERE "ticket_files"."ticket_id" is null;--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("assignee_id","status","answer_by","number");--> statement-breakpoint
CREATE INDEX "tickets_unsolved" ON "tickets" USING btree ("answer_by","number") WHERE "tickets"."status" <> 'solved';--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("answer_by","number");--> statement-breakpoint
CREATE INDEX "tickets_kind" ON "tickets" USING btree ("type","answer_by","number");--> statement-breakpoint
CREATE INDEX "tickets_weight" ON "tickets" USING btree ("priority","answer_by","number");--> statement-breakpoint
CREATE INDEX "tickets_age" ON "tickets" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "tickets_news" ON "tickets" USING btree ("updated_at","number");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin ("words");--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ("status","answer_by","number");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_priority" CHECK ("tickets"."priority" in ('normal', 'high', 'urgent'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged" CHECK ("tickets"."merged_into_id" is null or "tickets"."status" = 'solved');--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_version" CHECK ("tickets"."version" > 0);--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_type" CHECK ("tickets"."type" in ('support', 'technical', 'feedback', 'business', 'service', 'chat'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_status" CHECK ("tickets"."status" in ('open', 'waiting', 'solved'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_reachable" CHECK ("tickets"."type" = 'chat' or coalesce("tickets"."phone_number_sealed", "tickets"."contact_number_sealed") is not null);--> statement-breakpoint
UPDATE "tickets" SET "updated_at" = "created_at", "words" = to_tsvector('simple', concat_ws(' ', 'T-' || "number", "name", "email", "subject", "message"));
--> statement-breakpoint
-- The log of what staff did is only ever added to, whoever asks.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_key_unique";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "contents_key" ON "contents" USING btree ("key") WHERE "contents"."deleted_at" is null;
--> statement-breakpoint
CREATE SEQUENCE "public"."search_synonym_groups" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;
