/** The labels of an SVG in a page. `id` makes its ids unique, and the name identifies it for screen readers. */
export interface SvgLabel {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes ECharts' SVG text fit to stand in a page beside others: ids get a prefix of their own, and the styles and marks that
 * only its own scripts would use go.
 */
export function tidySvg(svg: string, { id, name }: SvgLabel): string {
  const prefix = id.replaceAll(/\W/g, '');
  return svg
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/ (?:class|ecmeta_\w+|pointer-events)="[^"]*"/g, '')
    .replace(/ width="[^"]*" height="[^"]*"/, ' width="100%"')
    .replaceAll(/\bzr\d+-(?=\w)/g, `${prefix}-`)
    .replace('<svg ', `<svg role="img" aria-label="${attribute(name)}" `);
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
