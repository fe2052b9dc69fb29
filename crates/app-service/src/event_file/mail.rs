//! Email templates and schedules in the file.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use domain::id::{ScheduleId, TemplateId};
use domain::invalid::Invalid;
use domain::limits::{MAIL_SCHEDULES_MAX, TEMPLATES_MAX};
use domain::mail::{Recipients, Segment, TemplateKind, TemplateText, template_name};
use domain::mail_schedule::{self, Trigger, TriggerType};
use serde::{Deserialize, Serialize};
use storage::events::EventScope;
use storage::mail::{schedules as schedule_rows, schedules::Schedule, templates as template_rows};

use crate::core::error::Error;
use crate::core::service::{Reading, Tx};
use crate::mail::schedules;
use crate::mail::templates::{self, Template};

/// How times of day are spelled.
const TIME: &str = "%H:%M";

/// A template. One that every event has says of which kind it is the built-in one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledTemplate {
    pub(super) id: String,
    name: String,
    kind: String,
    subject: String,
    html: String,
    plain: String,
    #[serde(default)]
    built_in: Option<String>,
    #[serde(default)]
    is_default: bool,
    is_active: bool,
    version: i32,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
    #[serde(default)]
    archived_at: Option<DateTime<Utc>>,
}

/// A schedule. When it runs follows from the event.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledSchedule {
    template_id: String,
    trigger_type: String,
    #[serde(default)]
    trigger_value: String,
    send_time: String,
    recipients: String,
    is_active: bool,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

/// A template that passed every check.
pub(super) struct CheckedTemplate {
    filed_id: String,
    built_in: Option<TemplateKind>,
    template: Template,
}

/// Schedules that passed every check, with the ids that their templates have in the file.
pub(super) type CheckedSchedules = Vec<(String, Schedule)>;

/// The ids of templates in the file, which do not depend on those in the database.
pub(super) type FiledIds = HashMap<TemplateId, String>;

/// Returns the templates that are stored, with their ids in the file. The built-in ones of an event are rows once one of
/// them was changed.
pub(super) fn read_templates(r: &mut Reading<'_>, scope: &EventScope) -> Result<(Vec<FiledTemplate>, FiledIds), Error> {
    let mut stored = template_rows::of_event(r.conn, scope)?;
    stored.sort_by(|one, other| {
        let key = |template: &Template| (template.created_at, template.kind.as_str(), template.name.clone());
        key(one).cmp(&key(other))
    });
    let numbers = (1..).map(|number: usize| format!("template-{number}"));
    let ids: FiledIds = stored.iter().map(|template| template.id.clone()).zip(numbers).collect();
    let built_in = |id: &TemplateId| {
        let mut kinds = TemplateKind::ALL.into_iter();
        kinds.find(|kind| templates::own_id(scope.event_id(), *kind) == *id)
    };
    let filed = |template: Template| FiledTemplate {
        built_in: built_in(&template.id).map(|kind| kind.as_str().to_owned()),
        id: ids.get(&template.id).cloned().unwrap_or_default(),
        name: template.name,
        kind: template.kind.as_str().to_owned(),
        subject: template.text.subject,
        html: template.text.html,
        plain: template.text.plain,
        is_default: template.is_default,
        is_active: template.is_active,
        version: template.version,
        created_at: template.created_at,
        updated_at: template.updated_at,
        archived_at: template.archived_at,
    };
    let filed = stored.into_iter().map(filed).collect();
    Ok((filed, ids))
}

/// Returns the schedules of an event.
pub(super) fn read_schedules(
    r: &mut Reading<'_>,
    scope: &EventScope,
    ids: &FiledIds,
) -> Result<Vec<FiledSchedule>, Error> {
    let stored = schedule_rows::of_event(r.conn, scope)?;
    let filed = |(schedule, _name): (Schedule, String)| FiledSchedule {
        template_id: ids.get(&schedule.template).cloned().unwrap_or_default(),
        trigger_type: schedule.trigger.kind().as_str().to_owned(),
        trigger_value: schedule.trigger.value(),
        send_time: schedule.send_time.format(TIME).to_string(),
        recipients: schedule.recipients.word().to_owned(),
        is_active: schedule.is_active,
        created_at: schedule.created_at,
        updated_at: schedule.updated_at,
    };
    let mut filed: Vec<FiledSchedule> = stored.into_iter().map(filed).collect();
    filed.sort_by(|one, other| {
        let key = |schedule: &FiledSchedule| {
            let trigger = (schedule.trigger_type.clone(), schedule.trigger_value.clone());
            (
                schedule.created_at,
                schedule.template_id.clone(),
                trigger,
                schedule.recipients.clone(),
            )
        };
        key(one).cmp(&key(other))
    });
    Ok(filed)
}

/// Checks the templates; their HTML is cleaned as if an organiser had typed it.
pub(super) fn check_templates(filed: Vec<FiledTemplate>, base_url: &str) -> Result<Vec<CheckedTemplate>, Error> {
    if filed.len() > TEMPLATES_MAX {
        let message = format!("Events are limited to {TEMPLATES_MAX} templates.");
        return Err(Invalid::new("templates", message).into());
    }
    let (mut ids, mut roles) = (HashSet::new(), HashSet::new());
    let mut checked = Vec::with_capacity(filed.len());
    for (number, filed) in filed.into_iter().enumerate() {
        let place = format!("templates[{number}]");
        let is_new = ids.insert(filed.id.clone());
        let template = check_template(filed, base_url).map_err(|problems| super::all_at_place(&place, problems))?;
        let of_kind = template.template.kind;
        let takes_role = template.template.is_default && !roles.insert(of_kind.as_str());
        let is_twice = template
            .built_in
            .is_some_and(|kind| !ids.insert(format!("built-in {}", kind.as_str())));
        if !is_new || takes_role || is_twice {
            return Err(Invalid::new(place, "Another template of the file has this id or this role.").into());
        }
        checked.push(template);
    }
    Ok(checked)
}

fn check_template(filed: FiledTemplate, base_url: &str) -> Result<CheckedTemplate, Vec<Invalid>> {
    let one = |problem: Invalid| vec![problem];
    let text = TemplateText {
        subject: filed.subject,
        html: filed.html,
        plain: filed.plain,
    };
    if filed.version < 1 {
        return Err(one(Invalid::new("version", "Enter a number from 1.")));
    }
    Ok(CheckedTemplate {
        built_in: filed
            .built_in
            .as_deref()
            .map(TemplateKind::parse)
            .transpose()
            .map_err(one)?,
        template: Template {
            id: TemplateId::from_random(&[0; domain::limits::ID_LENGTH]),
            name: template_name(&filed.name).map_err(one)?,
            kind: TemplateKind::parse(&filed.kind).map_err(one)?,
            text: templates::check_text(text, base_url)?,
            is_default: filed.is_default && filed.archived_at.is_none(),
            is_active: filed.is_active,
            version: filed.version,
            created_at: filed.created_at,
            updated_at: filed.updated_at,
            archived_at: filed.archived_at,
        },
        filed_id: filed.id,
    })
}

/// Checks the schedules.
pub(super) fn check_schedules(
    filed: Vec<FiledSchedule>,
    templates: &[CheckedTemplate],
) -> Result<CheckedSchedules, Error> {
    if i64::try_from(filed.len()).unwrap_or(i64::MAX) > MAIL_SCHEDULES_MAX {
        let message = format!("Events are limited to {MAIL_SCHEDULES_MAX} email schedules.");
        return Err(Invalid::new("schedules", message).into());
    }
    let known: HashSet<&str> = templates.iter().map(|template| template.filed_id.as_str()).collect();
    let checked = filed.into_iter().enumerate().map(|(number, filed)| {
        check_schedule(filed, &known)
            .map_err(|problem| super::at_place(&format!("schedules[{number}]"), problem).into())
    });
    checked.collect()
}

fn check_schedule(filed: FiledSchedule, known: &HashSet<&str>) -> Result<(String, Schedule), Invalid> {
    if !known.contains(filed.template_id.as_str()) {
        return Err(Invalid::new("templateId", "The file has no such template."));
    }
    let unknown = TemplateId::from_random(&[0; domain::limits::ID_LENGTH]);
    let schedule = Schedule {
        id: ScheduleId::from_random(&[0; domain::limits::ID_LENGTH]),
        template: unknown,
        trigger: Trigger::parse(TriggerType::parse(&filed.trigger_type)?, &filed.trigger_value)?,
        send_time: mail_schedule::send_time(&filed.send_time)?,
        recipients: Segment::parse(&filed.recipients).map(Recipients::Segment)?,
        is_active: filed.is_active,
        next_run_at: None,
        last_run: None,
        created_at: filed.created_at,
        updated_at: filed.updated_at,
    };
    Ok((filed.template_id, schedule))
}

/// Stores the templates of a new event, and returns their ids by those in the file.
pub(super) fn insert_templates(
    tx: &mut Tx<'_>,
    to: &EventScope,
    checked: Vec<CheckedTemplate>,
) -> Result<HashMap<String, TemplateId>, Error> {
    let mut ids = HashMap::with_capacity(checked.len());
    for CheckedTemplate {
        filed_id,
        built_in,
        mut template,
    } in checked
    {
        template.id = match built_in {
            Some(kind) => templates::own_id(to.event_id(), kind),
            None => TemplateId::from_random(&tx.id_bytes()?),
        };
        template_rows::insert(tx.conn, to, &template)?;
        ids.insert(filed_id, template.id);
    }
    Ok(ids)
}

/// Stores the schedules of a new event.
pub(super) fn insert_schedules(
    tx: &mut Tx<'_>,
    to: &EventScope,
    checked: CheckedSchedules,
    ids: &HashMap<String, TemplateId>,
) -> Result<(), Error> {
    for (filed_template, mut schedule) in checked {
        let Some(template) = ids.get(&filed_template) else {
            continue;
        };
        schedule.template = template.clone();
        schedules::insert_filed(tx, to, schedule)?;
    }
    Ok(())
}
