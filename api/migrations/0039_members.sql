-- expands
CREATE TABLE "vendor_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"vendor_id" bigint NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "vendor_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "vendor_invitations_role" CHECK ("vendor_invitations"."role" in ('manager', 'packer')),
	CONSTRAINT "vendor_invitations_accepted" CHECK (("vendor_invitations"."accepted_at" is null) = ("vendor_invitations"."accepted_by" is null)),
	CONSTRAINT "vendor_invitations_outcome" CHECK ("vendor_invitations"."accepted_at" is null or "vendor_invitations"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "vendor_member_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"invitation_id" uuid,
	"former_role" text,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_member_events_event" CHECK ("vendor_member_events"."event" in ('invited', 'invitation-withdrawn', 'joined', 'role-changed', 'ownership-transferred', 'removed', 'left', 'account-closed'))
);
--> statement-breakpoint
CREATE TABLE "vendor_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_for" text,
	CONSTRAINT "vendor_members_role" CHECK ("vendor_members"."role" in ('owner', 'manager', 'packer')),
	CONSTRAINT "vendor_members_ended" CHECK (("vendor_members"."ended_at" is null) = ("vendor_members"."ended_for" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_invitations_open" ON "vendor_invitations" USING btree ("vendor_id",lower("email")) WHERE "vendor_invitations"."accepted_at" is null and "vendor_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_invitations_vendor" ON "vendor_invitations" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_invitations_accepted" ON "vendor_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "vendor_invitations_age" ON "vendor_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "vendor_member_events_vendor" ON "vendor_member_events" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_members_living" ON "vendor_members" USING btree ("user_id","vendor_id") WHERE "vendor_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_members_vendor" ON "vendor_members" USING btree ("vendor_id") WHERE "vendor_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_members_user" ON "vendor_members" USING btree ("user_id","created_at");