-- expands
-- Everybody who is staff today keeps what they can do: the accounts that are there get these rights, which count only
-- beside the role, and accounts that come later get none.
ALTER TABLE "users" ADD COLUMN "staff_rights" text[] DEFAULT '{support,content,catalogue,orders}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "staff_rights" SET DEFAULT '{}';
