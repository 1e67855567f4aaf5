-- A value moves from an owner to which its metric does not belong. Not validated: the rows so far satisfy the narrower check.
alter table entity_datapoint_audit
  drop constraint entity_datapoint_audit_reason_check,
  add constraint entity_datapoint_audit_reason_check
    check (reason in ('edited', 'deleted', 'restored', 'restated', 'unconfirmed', 'recalculated', 'moved')) not valid;
