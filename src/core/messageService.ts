/** How a form service is asked to deliver a message: multipart form data, answered with JSON (specification 7). */
export function messageRequest(fields: Readonly<Record<string, string>>, signal: AbortSignal): RequestInit {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  return { method: 'POST', body, signal, headers: { Accept: 'application/json' } }
}

/** Whether it says that it took the message: `success === true` in the JSON body of a 2xx answer, only. */
export async function isDelivered(response: Response): Promise<boolean> {
  const answer: { success?: unknown } | null = await response.json().catch(() => null)
  return response.ok && answer?.success === true
}
