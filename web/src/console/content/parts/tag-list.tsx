export const TagList = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex flex-wrap gap-1.5">
    {tags.map((tag) => (
      <span key={tag} className="rounded-badge bg-sunken px-2 py-0.5 text-fine break-all">
        {tag}
      </span>
    ))}
  </span>
)
