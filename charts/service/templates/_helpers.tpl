{{- define "service.fullname" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "service.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "service.tag" -}}
{{- $image := default dict (default dict .Values.global).image -}}
{{- default (default "" $image.tag) .Values.image.tag -}}
{{- end -}}

{{- define "service.labels" -}}
{{ include "service.selector" . }}
app.kubernetes.io/part-of: loupe
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "service-%s" .Chart.Version }}
{{- with include "service.tag" . }}
app.kubernetes.io/version: {{ . | trunc 63 | quote }}
{{- end }}
{{- end -}}

{{- define "service.image" -}}
{{- $image := default dict (default dict .Values.global).image -}}
{{- $repository := required (printf "%s.image.repository is required" .Chart.Name) .Values.image.repository -}}
{{- $name := ternary (printf "%s/%s" ($image.registry | default "" | trimSuffix "/") $repository) $repository (not (empty $image.registry)) -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" $name .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" $name (required "global.image.tag is required: the tag of the images to run, or a digest for each" (include "service.tag" .)) -}}
{{- end -}}
{{- end -}}

{{/* One entry of a NetworkPolicy for a name: a peer of global.peers, else a deployable of this release. Takes dict "name" "context". */}}
{{- define "service.peers" -}}
{{- $peer := get (default dict (default dict .context.Values.global).peers) .name -}}
{{- if $peer -}}
{{- toYaml $peer.peers -}}
{{- else -}}
- podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .name }}
      app.kubernetes.io/instance: {{ .context.Release.Name }}
{{- end -}}
{{- end -}}

{{/* The ports of a called name. */}}
{{- define "service.peerPorts" -}}
{{- $peer := get (default dict (default dict .context.Values.global).peers) .name -}}
{{- $ports := list .context.Values.port -}}
{{- if $peer -}}{{- $ports = $peer.ports -}}{{- end -}}
{{- range $ports }}
- { protocol: TCP, port: {{ . }} }
{{- end }}
{{- end -}}
