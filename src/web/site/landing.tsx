export function Landing({ name, header, text }: { readonly name: string; readonly header: string; readonly text: string }) {
  return (
    <main>
      <p>{name}</p>
      <h1>{header}</h1>
      <p>{text}</p>
    </main>
  );
}
