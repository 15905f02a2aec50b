import type { Field } from './form.ts';

/** The fields that someone sees: those that are internal are for administrators alone, and leave the server for no one else. */
export function listVisibleFields<Asked extends Field>(fields: readonly Asked[], isAdministrator: boolean): Asked[] {
  return fields.filter(({ internal }) => isAdministrator || internal !== true);
}

/** The fields that someone may send: what they see, but for those that administrators alone change, or no one. */
export function changedFields<Asked extends Field>(fields: readonly Asked[], isAdministrator: boolean): Asked[] {
  return listVisibleFields(fields, isAdministrator).filter(
    ({ admin, disabled }) => disabled !== true && (isAdministrator || admin !== true),
  );
}
