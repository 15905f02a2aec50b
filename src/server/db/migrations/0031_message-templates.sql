CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message_templates_name_unique" UNIQUE("name"),
	CONSTRAINT "message_templates_language" CHECK ("message_templates"."language" in ('en', 'el')),
	CONSTRAINT "message_templates_subject" CHECK (char_length("message_templates"."subject") between 1 and 200),
	CONSTRAINT "message_templates_body" CHECK (char_length("message_templates"."body") between 1 and 10000)
);
