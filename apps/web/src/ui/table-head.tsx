interface TableHeadProps {
  /** "Name", "Role" */
  columns: readonly string[];
  /** What the buttons at the end of each row do, for those who hear the table. */
  actions?: string;
}

/** A head of plain words; a table whose columns are sorted or hold numbers writes its own. */
export const TableHead = ({ columns, actions }: TableHeadProps) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
      {actions !== undefined && (
        <th scope="col">
          <span className="sr-only">{actions}</span>
        </th>
      )}
    </tr>
  </thead>
);
