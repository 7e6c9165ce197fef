import type { ReactNode } from 'react'

export function MarginNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rd__note">
      <p className="kicker">{title}</p>
      <p>{children}</p>
    </div>
  )
}
