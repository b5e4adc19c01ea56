export function AsideText({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-3">{text}</p>
    </div>
  );
}

export function AsideList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">{title}</h3>
      <ul className="bullets mt-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
