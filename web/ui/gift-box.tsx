/** Line drawing of the box with its ribbon. */
export function GiftBox({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="80 80 360 270"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M90 150 260 92l170 58-170 62Z" />
      <path d="M90 150v120l170 72 170-72V150M260 212v130" />
      <path d="m170 181 0 124M350 181v124M175 121l172 61M345 121 172 182" />
      <path d="M262 150c-12-46-70-70-84-46-12 22 42 44 84 46Zm0 0c10-48 66-76 82-52 14 20-38 46-82 52Zm0 0c-20 8-52 24-58 52m58-52c22 6 48 20 56 46" />
    </svg>
  );
}
