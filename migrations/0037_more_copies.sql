-- The copies and links of questions and categories go with their record too, as those of 0009_working_copies.sql do. Pages
-- are never deleted.
CREATE TRIGGER faq_copy_deleted AFTER DELETE ON faqs
BEGIN
  DELETE FROM working_copies WHERE noun = 'faqs' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'faqs' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER category_copy_deleted AFTER DELETE ON categories
BEGIN
  DELETE FROM working_copies WHERE noun = 'categories' AND record_id = OLD."key";
  DELETE FROM previews WHERE noun = 'categories' AND record_id = OLD."key";
END;
