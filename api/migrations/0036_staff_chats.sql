-- expands
CREATE TABLE "staff_chat_limits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chats" integer NOT NULL,
	CONSTRAINT "staff_chat_limits_chats" CHECK ("staff_chat_limits"."chats" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "ticket_reads" (
	"ticket_number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "ticket_reads_ticket_number_user_id_pk" PRIMARY KEY("ticket_number","user_id")
);
--> statement-breakpoint
ALTER TABLE "staff_presence" ADD COLUMN "viewing" integer;--> statement-breakpoint
ALTER TABLE "staff_presence" ADD COLUMN "is_writing" boolean DEFAULT false NOT NULL;