export interface ApiResponse {
  readonly status: number;
  readonly contentType: string;
  /** Parsed from JSON. */
  readonly body: unknown;
}

/** @throws SyntaxError when the body is not JSON */
export async function readResponse(response: Response): Promise<ApiResponse> {
  return { status: response.status, contentType: response.headers.get('content-type') ?? '', body: await response.json() };
}
