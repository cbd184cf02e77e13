-- An administrator who erases a person blanks names and addresses in what nobody else may change; the service itself may not.
-- contract 0.1.0: the trigger is replaced by one that refuses the same, but for an erasure
DROP TRIGGER legacy_order_unchanged ON legacy_order;
CREATE TRIGGER legacy_order_unchanged BEFORE UPDATE OR DELETE ON legacy_order FOR EACH ROW
  WHEN (current_setting('loupe.erasing', true) IS DISTINCT FROM 'on' OR current_user = 'cart_checkout')
  EXECUTE FUNCTION refuse_change();
-- contract 0.1.0: as above
DROP TRIGGER gift_card_resend_append_only ON gift_card_resend;
CREATE TRIGGER gift_card_resend_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_resend FOR EACH STATEMENT
  WHEN (current_setting('loupe.erasing', true) IS DISTINCT FROM 'on' OR current_user = 'cart_checkout')
  EXECUTE FUNCTION gift_card_resend_append_only();
