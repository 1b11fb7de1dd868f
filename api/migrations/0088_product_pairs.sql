-- expands
CREATE TABLE "product_pairs" (
	"product_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"order_count" integer NOT NULL,
	CONSTRAINT "product_pairs_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
