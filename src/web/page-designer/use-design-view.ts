import { useState } from 'react';
import type { Design } from '#contracts/design.ts';

/** Widths of the preview, in pixels of the page. */
export const widths = { wide: 1280, tablet: 834, phone: 390 } as const;

/** Manages the view of the page: its language, theme and width. */
export function useDesignView({ fields, theme: ofReader }: Design) {
  const [field, setField] = useState(fields[0]?.id ?? '');
  const [theme, setTheme] = useState(ofReader);
  const [width, setWidth] = useState<keyof typeof widths>(() => (globalThis.matchMedia('(max-width: 600px)').matches ? 'phone' : 'wide'));
  return { field, setField, theme, setTheme, width, setWidth };
}

export type DesignView = ReturnType<typeof useDesignView>;
