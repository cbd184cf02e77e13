{{/* Which deployable answers which path. Of the gateway only what is meant for browsers and third parties: not /healthz, /readyz or /metrics. */}}
{{- define "platform.paths" -}}
- { path: /api/graphql, type: Exact, to: gateway }
- { path: /api/openapi.json, type: Exact, to: gateway }
- { path: /api/v1, type: Prefix, to: gateway }
- { path: /api/v2, type: Prefix, to: gateway }
{{- range list "/api/amplience/recommendations" "/api/amplience/verifyRecaptcha" "/bag/rollover" "/favourites/rollover" "/favourites/add" "/favourites/remove" "/wishlist/rollover" "/wishlist/add" "/wishlist/remove" "/writeReview" "/reservation/details/page" }}
- { path: {{ . }}, type: Exact, to: gateway }
{{- end }}
- { path: /webhooks, type: Prefix, to: gateway }
- { path: /i, type: Prefix, to: media }
- { path: /, type: Prefix, to: web }
{{- end -}}
