/** A chunk of the built client as Vite's manifest describes it; files are paths below the client's folder. */
export interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/**
 * The style sheets that the browser would load for these modules sooner or later: a view that is loaded lazily brings its
 * own only when its script runs. In the order of Vite: what a module imports comes before the module.
 */
export function lateStyles(manifest: BuildManifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.dynamicImports?.forEach(visit);
  };
  const wanted = new Set(modules);
  Object.entries(manifest)
    .filter(([, { file }]) => wanted.has(file))
    .forEach(([key]) => visit(key));
  return [...styles];
}
