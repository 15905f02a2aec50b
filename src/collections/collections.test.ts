import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { listInputNames } from '#forms/kinds.ts';
import { type Collection, listFields } from './collection.ts';
import { collections } from './registry.ts';

/** The names that a form sends besides its fields, and those that an address has besides its filters. */
const reservedInForms = ['intent', 'version', 'form-key'];
const reservedInAddresses = ['find', 'sort', 'order', 'page', 'open', 'from', 'tab'];

const all: readonly (readonly [string, Collection])[] = Object.entries(collections);

describe.each(all)('the collection %s', (address, definition) => {
  const fields = listFields(definition);
  const fieldIds = fields.map(({ id }) => id);
  const columnIds = definition.columns.map(({ id }) => id);

  test('is called as its address', () => {
    expect(definition.id).toBe(address);
    expect(address).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test('has a name of its own for each field, column, tab and filter', () => {
    const names = [...fields.flatMap(listInputNames), ...reservedInForms];
    const tabs = [...definition.steps.map(({ id }) => id), ...definition.panels, 'history'];
    const parts = [...definition.filters.map(({ id }) => id), ...reservedInAddresses];
    for (const each of [names, columnIds, tabs, parts]) expect(new Set(each).size).toBe(each.length);
  });

  test('is named by its first column, and by none else', () => {
    expect(definition.columns.map(({ kind }) => kind === 'name')).toEqual(definition.columns.map((_column, at) => at === 0));
  });

  test('sorts by columns, searches through columns and fields, and never by what is internal', () => {
    expect(columnIds).toEqual(expect.arrayContaining([...definition.sort]));
    expect([...columnIds, ...fieldIds]).toEqual(expect.arrayContaining([...definition.search]));
    const internal = fields.filter((field) => field.internal === true).map(({ id }) => id);
    for (const id of internal) expect([...definition.sort, ...definition.search]).not.toContain(id);
  });

  test('puts refusals of the catalogue beside fields that it has', () => {
    for (const [code, field] of Object.entries(definition.refusals)) {
      expect(Object.keys(errorCatalogue)).toContain(code);
      expect(fieldIds).toContain(field);
    }
  });
});
