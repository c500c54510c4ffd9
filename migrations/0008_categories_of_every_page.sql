-- Every page now also reads the marked categories, for its footer, and with them those that moved: one look at the few
-- categories, which needs no index.
DROP INDEX categories_moved;
