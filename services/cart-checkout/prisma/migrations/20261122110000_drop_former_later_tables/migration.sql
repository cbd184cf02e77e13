-- Empty since later_work: its triggers moved what was stored in them.
DROP TABLE shopping_list_email, order_errand;
DROP FUNCTION move_list_email, move_errand;
