/** A place of a grid where this row has nothing to say. */
export function EmptyCell({ className, children }: { readonly className?: string | undefined; readonly children?: never }) {
  return <td className={className}>{children}</td>;
}
