{{- define "platform.labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .context.Release.Name }}
app.kubernetes.io/part-of: loupe
app.kubernetes.io/managed-by: {{ .context.Release.Service }}
helm.sh/chart: {{ printf "platform-%s" .context.Chart.Version }}
{{- end -}}

{{- define "platform.services" -}}
identity,catalog-search,cart-checkout,payments-finance,stores-reservations,content
{{- end -}}

{{- define "platform.toolsImage" -}}
{{- $image := .Values.global.image -}}
{{- $name := ternary (printf "%s/%s" (trimSuffix "/" $image.registry) .Values.jobs.image.repository) .Values.jobs.image.repository (not (empty $image.registry)) -}}
{{- if .Values.jobs.image.digest -}}
{{- printf "%s@%s" $name .Values.jobs.image.digest -}}
{{- else -}}
{{- printf "%s:%s" $name (required "global.image.tag is required: the tag of the images to run, or a digest for each" $image.tag) -}}
{{- end -}}
{{- end -}}

{{/* The login of each service and of web, as they themselves have it: no second copy of a password. */}}
{{- define "platform.databaseUrls" -}}
{{- range (append (include "platform.services" . | splitList ",") "web") }}
- name: DATABASE_URL_{{ . | upper | replace "-" "_" }}
  valueFrom:
    secretKeyRef: { name: {{ $.Values.global.secrets.settings | replace "<name>" . }}, key: database-url }
{{- end }}
{{- end -}}

{{/* The pod of a job of the operator’s image. Takes dict "name" "command" "env" "context". */}}
{{- define "platform.jobPod" -}}
{{- $ := .context -}}
metadata:
  labels: {{- include "platform.labels" . | nindent 4 }}
spec:
  restartPolicy: Never
  automountServiceAccountToken: false
  enableServiceLinks: false
  {{- with $.Values.global.image.pullSecrets }}
  imagePullSecrets: {{- range . }}
    - name: {{ . }}
  {{- end }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 10001
    runAsGroup: 10001
    fsGroup: 10001
    seccompProfile: { type: RuntimeDefault }
  containers:
    - name: {{ .name }}
      image: {{ include "platform.toolsImage" $ | quote }}
      imagePullPolicy: IfNotPresent
      command: {{ toJson .command }}
      env: {{- .env | nindent 8 }}
      resources: {{- toYaml $.Values.jobs.resources | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        privileged: false
        readOnlyRootFilesystem: true
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        capabilities: { drop: [ALL] }
        seccompProfile: { type: RuntimeDefault }
      volumeMounts: [{ name: tmp, mountPath: /tmp }]
  volumes:
    - name: tmp
      emptyDir: { sizeLimit: 64Mi }
{{- end -}}

{{/* A job of the operator’s image. Takes dict "name" "program" "hooks" "weight" "deadline" "env" "context". */}}
{{- define "platform.job" -}}
{{- $ := .context -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ $.Release.Name }}-{{ .name }}
  namespace: {{ $.Release.Namespace }}
  labels: {{- include "platform.labels" . | nindent 4 }}
  annotations:
    helm.sh/hook: {{ .hooks }}
    helm.sh/hook-weight: {{ .weight | quote }}
    # One that failed stays, for its log, until the next attempt.
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  # Each run is repeatable. The deadline includes waiting for a store that is not up yet.
  backoffLimit: 10
  activeDeadlineSeconds: {{ .deadline }}
  template:
    {{- include "platform.jobPod" (merge (dict "command" (list "node" "operations/release.ts" .program)) .) | nindent 4 }}
{{- end -}}

{{- define "platform.dnsEgress" -}}
- to: {{- toYaml .Values.networkPolicy.dns | nindent 4 }}
  ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
{{- end }}
