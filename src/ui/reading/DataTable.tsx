import type { Table } from './types'

/** A table without a frame; on a phone each row is a block that repeats the names of its columns. */
export function DataTable({ table: { columns, rows }, name }: { table: Table; name: string }) {
  const [, second, third] = columns
  return (
    <table className="rd__table">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, one, two]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>
              <span className="rd__column">{second}</span>
              {one}
            </td>
            <td>
              <span className="rd__column">{third}</span>
              {two}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
