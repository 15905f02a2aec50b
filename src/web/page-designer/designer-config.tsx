import type { Config, CustomField, Fields } from '@puckeditor/core';
import type { ReactElement, ReactNode } from 'react';
import type { Block, BlockField } from '#collections/blocks/block.ts';
import { type BlockId, blockIds, getBlock } from '#collections/blocks/registry.ts';
import type { Locale } from '#contracts/ids.ts';
import { BlockFieldEditor } from './block-field-editor.tsx';
import { BlockListEditor } from './block-list-editor.tsx';
import { PreviewBlock } from './preview-block.tsx';

/** Builds Puck's configuration of our blocks, entirely from their definitions. */
export function designerConfig(locale: Locale): Config {
  const components = Object.fromEntries(blockIds.map((id) => [id, componentOf(id, locale)]));
  return { components, root: { fields: {}, render: ({ children }: { readonly children: ReactNode }) => <main>{children}</main> } };
}

function componentOf(id: BlockId, locale: Locale): Config['components'][string] {
  const definition = getBlock(id);
  return {
    label: definition.name[locale],
    fields: fieldsOf(definition, locale),
    defaultProps: {},
    render: ({ id: ownId, puck: _puck, editMode: _editMode, ...props }) => <PreviewBlock id={ownId} type={id} props={props} />,
  };
}

function fieldsOf({ fields, list }: Block, locale: Locale): Fields {
  const own = Object.fromEntries(fields.map((field) => [field.id, fieldOf(field, locale)]));
  return list ? { ...own, [list.id]: customField(list.label[locale], (control) => <BlockListEditor list={list} {...control} />) } : own;
}

function fieldOf(field: BlockField, locale: Locale): CustomField<unknown> {
  return customField(field.label[locale], ({ id, value, onChange }) => (
    <BlockFieldEditor id={id} field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />
  ));
}

interface Control {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function customField(label: string, render: (control: Control) => ReactElement): CustomField<unknown> {
  return { type: 'custom', label, render: ({ id, value, onChange }) => render({ id, value, onChange }) };
}
