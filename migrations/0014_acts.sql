-- Of writes that were made as one (`import_id`): what was done to all of them, or nothing where they came by a file.
ALTER TABLE activity ADD COLUMN act TEXT;
