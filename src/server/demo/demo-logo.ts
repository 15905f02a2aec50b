import type { DemoVariantId } from './demo-variants.ts';

/** The signs of the invented firms' portals, drawn with a few lines each. */
const drawings: Readonly<Record<DemoVariantId, string>> = {
  default: `<circle cx="60" cy="60" r="56" fill="#16392c"/>
    <path d="M32 88 60 30l28 58M43 68h34" fill="none" stroke="#d3a95c" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  greek: `<rect x="4" y="4" width="112" height="112" rx="26" fill="#0a5796"/>
    <path d="M20 78c13-14 27-14 40 0s27 14 40 0M20 56c13-14 27-14 40 0s27 14 40 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
    <circle cx="84" cy="30" r="9" fill="#f2b48c"/>`,
  'private-equity': `<path d="M60 6 112 60 60 114 8 60z" fill="#2c3540"/>
    <path d="M42 78V46M60 84V36M78 78V46" fill="none" stroke="#e8c9a0" stroke-width="8" stroke-linecap="round"/>`,
};

/** As someone would choose it. */
export function demoLogo(variant: DemoVariantId): File {
  return new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${drawings[variant]}</svg>`], 'logo.svg');
}
