/** The tokens of one theme: `primary` → `#1d4a38`. */
export type Tokens = Readonly<Record<string, string>>;

/** Every theme that a stylesheet writes as `[data-theme="name"] { --token: value; }`, with `var(--…)` already followed. */
export function themesInCss(css: string): ReadonlyMap<string, Tokens> {
  const written = new Map<string, Record<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]*\[data-theme[^{]*)\{([^}]*)\}/g)) {
    for (const [, name = ''] of selector.matchAll(/\[data-theme=["']?([\w-]+)["']?\]/g)) {
      written.set(name, { ...written.get(name), ...declarations(body) });
    }
  }
  return new Map([...written].map(([name, tokens]) => [name, followed(tokens)]));
}

function declarations(body: string): Record<string, string> {
  return Object.fromEntries([...body.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

function followed(tokens: Tokens): Tokens {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, valueOf(tokens, value, 5)]));
}

function valueOf(tokens: Tokens, value: string, stepsLeft: number): string {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const next = name === undefined ? undefined : tokens[name];
  return next === undefined || stepsLeft === 0 ? value : valueOf(tokens, next, stepsLeft - 1);
}
